package deployment

import (
	"broadside/crew"
	"broadside/ships"
	"broadside/ships/impact"
	"broadside/sim/event"
)

// SteppedBattle is a battle as a world steps it.
type SteppedBattle struct{ *ships.Battle }

func (f SteppedBattle) Move(pace int16)      { move(f.Battle, pace) }
func (f SteppedBattle) Pass()                { pass(f.Battle) }
func (f SteppedBattle) BeginRound()          { impact.BeginRound(f.Battle) }
func (f SteppedBattle) StartTurn(id crew.ID) { StartTurn(f.Battle, id) }
func (f SteppedBattle) EndTurn(id crew.ID)   { EndTurn(f.Battle, id) }

// Settle applies the damage of the tick, and casts ships off from ships that are gone.
func (f SteppedBattle) Settle() {
	impact.Settle(f.Battle)
	f.CastOffGone()
}

// Watch opens windows for members whose readied circumstance has happened.
func (f SteppedBattle) Watch(news []event.Event) {
	f.News = news
	f.Readied.Watch(&f.Windows, crew.ReadiedAtConsole, watch(f))
}

// ReactRule returns the rule by which a reply is refused.
func (f SteppedBattle) ReactRule() string { return "SHIP-REACT" }

// CanAnswer reports whether a member can still react.
func (f SteppedBattle) CanAnswer(x *crew.Window) bool { return watch(f).CanReact(x.Member) }

// StanceOn returns the standing order of the member for what they have readied.
func (f SteppedBattle) StanceOn(x *crew.Window) crew.Stance { return f.Member(x.Member).Readied }

// MayTake returns why what a member has readied cannot be done now, or nil.
func (f SteppedBattle) MayTake(x *crew.Window, _ *crew.Reply) error { return mayTake(f.Battle, x) }

// Answer carries out what a member has readied, or lets it pass.
func (f SteppedBattle) Answer(x crew.Window, r crew.Reply) { answer(f.Battle, x, r.Take) }
