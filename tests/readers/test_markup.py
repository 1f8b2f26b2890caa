"""Text that goes through markup comes out of rich as it went in, whatever is in it."""

from hypothesis import given
from hypothesis import strategies as st
from rich.markup import render

from ludoteka.core.readers.markup import markup

TEXT = st.text("\\[]a/ b#", max_size=6)
LINE = st.lists(st.tuples(TEXT, st.sampled_from(["", "bold", "red"])), max_size=4)


@given(LINE)
def test_text_is_printed_as_it_is(line):
    assert render(markup(line), emoji=False).plain == "".join(text for text, _ in line)


def test_a_name_of_backslashes_keeps_them():
    assert render(markup([("\\\\", "bold"), ("a\\[b", "")])).plain == "\\\\a\\[b"
