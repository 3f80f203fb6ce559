package action

import (
	"broadside/crew"
	"broadside/personal"
	"broadside/personal/combat"
	"broadside/personal/movement"
	"broadside/personal/rulebook"
	"broadside/personal/wound"
	"broadside/sim/event"
)

// SteppedFight is a fight on foot as a world steps it.
type SteppedFight struct{ *personal.Fight }

func (f SteppedFight) Move(int16)           { movement.Advance(f.Fight) }
func (f SteppedFight) Pass()                { wound.Pass(f.Fight) }
func (f SteppedFight) Conclude()            { wound.Conclude(f.Fight) }
func (f SteppedFight) Settle()              { wound.Settle(f.Fight) }
func (f SteppedFight) BeginRound()          { BeginRound(f.Fight) }
func (f SteppedFight) StartTurn(id crew.ID) { StartTurn(f.Fight, id) }
func (f SteppedFight) EndTurn(id crew.ID)   { EndTurn(f.Fight, id) }

// Watch opens windows for people whose readied circumstance has happened.
func (f SteppedFight) Watch(news []event.Event) {
	f.News = news
	f.Readied.Watch(f.Windows, crew.ReadiedOnFoot, combat.Watch{Fight: f.Fight})
}

// ReactRule returns the rule by which a reply is refused.
func (f SteppedFight) ReactRule() string { return f.Book().Topics[rulebook.TopicReact] }

// CanAnswer reports whether somebody can still react.
func (f SteppedFight) CanAnswer(x *crew.Window) bool { return combat.CanAnswer(f.Fight, x) }

// StanceOn returns the standing order of the person asked.
func (f SteppedFight) StanceOn(x *crew.Window) crew.Stance {
	return personal.StandingAnswer(f.Person(x.Member), x.Response)
}

// MayTake returns the refusal of a reaction, or nil.
func (f SteppedFight) MayTake(x *crew.Window, r *crew.Reply) error {
	return combat.MayTake(f.Fight, x, r)
}

// Answer takes a reaction, or passes.
func (f SteppedFight) Answer(x crew.Window, r crew.Reply) { combat.Answer(f.Fight, x, r) }
