package netcode

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// OfferPath is the path at which the server of a table's page serves the offer.
const OfferPath = WebPath + "/webtransport"

// offer is what a browser must know to connect over WebTransport. The certificate is a
// short-lived one that the table's key signs.
type offer struct {
	port        uint16 // of UDP
	certificate [sha256.Size]byte
	signature   []byte
	key         []byte // as DER
}

// Sizes of an offer in bytes: a signature and a key of ed25519.
const (
	offerSignature = 64
	offerKey       = 44
	offerSize      = 2 + sha256.Size + offerSignature + offerKey
)

// bytes returns the encoded offer.
func (o *offer) bytes() []byte {
	b := append(binary.BigEndian.AppendUint16(nil, o.port), o.certificate[:]...)
	return append(append(b, o.signature...), o.key...)
}

// parseOffer reads an offer and the fingerprint of its table. The caller has yet to check the
// signature.
func parseOffer(b []byte) (o offer, of Fingerprint, err error) {
	if len(b) != offerSize {
		return o, of, errNoOffer
	}
	o.port = binary.BigEndian.Uint16(b)
	b = b[2+copy(o.certificate[:], b[2:]):]
	o.signature, o.key = b[:offerSignature], b[offerSignature:]
	return o, sha256.Sum256(o.key), nil
}

// certified returns the text that a table signs for a certificate.
func certified(hash [sha256.Size]byte) []byte { return append([]byte("webtransport\n"), hash[:]...) }

// at returns the table's WebTransport address, on the machine of its page.
func (o *offer) at(page, query string) (string, error) {
	u, err := url.Parse(page)
	if err != nil {
		return "", fmt.Errorf("the address %q: %w", page, err)
	}
	return "https://" + net.JoinHostPort(u.Hostname(), strconv.Itoa(int(o.port))) + WebPath + query, nil
}

// Why a guest uses a WebSocket.
var (
	errNoOffer  = errors.New("the table offers no WebTransport")
	errUnsigned = errors.New("the table's key has not signed the certificate")
	errNoUDP    = errors.New("UDP does not get through")
)

// knockFromPage knocks as a browser does: over WebTransport, or over a WebSocket if that
// fails. If WebTransport does not answer at once, it opens a WebSocket too. WebTransport then
// has twice as long again as the WebSocket took before UDP counts as blocked, so that slow
// machines have time.
func (g *Guest) knockFromPage(ctx context.Context, page string) knocked {
	ctx, cancel := context.WithCancel(ctx)
	session, socket := make(chan knocked, 1), make(chan knocked, 1)
	missing := 1
	defer func() {
		cancel()
		for ; missing > 0; missing-- {
			var late knocked
			select {
			case late = <-session:
			case late = <-socket:
			}
			if late.err == nil {
				go late.carrier.shut(Bye, "")
			}
		}
	}()
	go func() { session <- g.knockOverSession(ctx, page) }()
	first := time.NewTimer(KnockBeside)
	defer first.Stop()
	why := errNoUDP
	select {
	case k := <-session:
		missing--
		if k.err == nil || k.last {
			return k
		}
		why, session = k.err, nil
	case <-first.C:
	}
	begun := time.Now()
	missing++
	go func() { socket <- g.knockOverWeb(ctx, page) }()
	var came knocked
	var late <-chan time.Time // the deadline of WebTransport
	for {
		select {
		case k := <-session:
			missing--
			if k.err == nil || k.last {
				if came.carrier != nil {
					go came.carrier.shut(Bye, "")
				}
				return k
			}
			why, session = k.err, nil
		case came = <-socket:
			missing--
			socket = nil
			grace := time.NewTimer(max(KnockBeside, 2*time.Since(begun)))
			defer grace.Stop()
			late = grace.C
		case <-late:
			return came.noteReason(why)
		}
		if socket == nil && session == nil {
			return came.noteReason(why)
		}
	}
}

// noteReason records why a guest uses a WebSocket.
func (k knocked) noteReason(why error) knocked {
	if w, ok := k.carrier.(*webCarrier); ok {
		w.why = why.Error()
	}
	return k
}

// knockOverSession makes one attempt over WebTransport.
func (g *Guest) knockOverSession(ctx context.Context, page string) knocked {
	if err := sessions(); err != nil {
		return knocked{err: err}
	}
	b, err := fetch(ctx, "http"+strings.TrimPrefix(page, "ws")+OfferPath)
	if err != nil {
		return knocked{err: err}
	}
	o, of, err := parseOffer(b)
	if err != nil {
		return knocked{err: err}
	}
	if !signed(ctx, of, &o) {
		return knocked{err: errUnsigned}
	}
	if err := g.trust(of); err != nil {
		return knocked{err: err, last: true}
	}
	at, err := o.at(page, g.query())
	if err != nil {
		return knocked{err: err}
	}
	c, err := g.openSession(ctx, at, o.certificate)
	return knocked{carrier: c, shown: of, err: err}
}
