package event

import (
	"broadside/crew"
	"broadside/sim/field"
	"broadside/sim/say"
)

// HasReadied reports that somebody has readied a response.
type HasReadied struct {
	By       Actor
	Response crew.Verb
	For      say.Text
}

func (*HasReadied) Kind() Kind { return KindHasReadied }

// Fields describes a HasReadied.
func (f *HasReadied) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Int(c, "response", &f.Response, 0, int64(crew.LastVerb))
	field.Text(c, "for", &f.For, say.Max)
}

func (f *HasReadied) Sentence() say.Text {
	return say.Of("%s readies %s for %s.", f.By.Name(), crew.PermissionOf(f.Response).Title, f.For)
}

// MayReact reports that somebody may react.
type MayReact struct {
	By      Actor
	With    say.Text // the cause, if not somebody on foot
	Subject crew.ID  // who did it, on foot; 0: nobody
}

func (*MayReact) Kind() Kind { return KindMayReact }

// Fields describes a MayReact.
func (f *MayReact) Fields(c field.Coder) {
	f.By.Fields(c)
	field.Text(c, "with", &f.With, say.Max)
	field.Int(c, "subject", &f.Subject, 0, crew.MaxMembers)
}

func (f *MayReact) Sentence() say.Text {
	if f.Subject == 0 {
		return say.Of("%s may react to %s.", f.By.Name(), f.With)
	}
	return say.Of("%s may react to %s: %s.", f.By.Name(), f.Subject.Name(), f.With)
}

// LetGo reports that somebody has let a reaction pass.
type LetGo struct {
	By Actor
}

func (*LetGo) Kind() Kind { return KindLetGo }

// Fields describes a LetGo.
func (f *LetGo) Fields(c field.Coder) { f.By.Fields(c) }

func (f *LetGo) Sentence() say.Text { return say.Of("%s lets it pass.", f.By.Name()) }
