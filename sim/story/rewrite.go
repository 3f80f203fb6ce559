package story

import "strings"

// rewriting is a story being rewritten: its own lines, with what happened instead of what
// was expected.
type rewriting struct {
	story *Story
	text  []byte
	from  int // lines of the story written so far
}

func newRewriting(s *Story) *rewriting { return &rewriting{story: s} }

// put writes everything up to a command, and what happened after it.
func (r *rewriting) put(at *step, got []string) {
	r.copy(at.line)
	for _, line := range got {
		r.text = append(r.text, "  "+line+"\n"...)
	}
	r.skip(at)
}

func (r *rewriting) copy(to int) {
	for ; r.from < to; r.from++ {
		r.text = append(r.text, r.story.lines[r.from]+"\n"...)
	}
}

// skip leaves out what was expected, but keeps the comments in it.
func (r *rewriting) skip(at *step) {
	wants := at.wants
	for ; r.from < at.last; r.from++ {
		line := r.story.lines[r.from]
		if len(wants) > 0 && strings.TrimSpace(line) == wants[0] {
			wants = wants[1:]
			continue
		}
		r.text = append(r.text, line+"\n"...)
	}
}

func (r *rewriting) end() []byte {
	r.copy(len(r.story.lines))
	return r.text
}
