.DEFAULT_GOAL := help
.PHONY: help play web vet test test-browser test-faults mutants nights soak compare hall-load hall-crowd test-service test-portable dist test-packages test-windows bench fuzz pictures

# Stamping a build asks git, which refuses in a checkout that another user owns.
export GOFLAGS := $(strip $(GOFLAGS) -buildvcs=false)

# Only the race detector needs a C compiler.
export CGO_ENABLED := 0
race := CGO_ENABLED=1 scripts/window go test -race

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: ## host a battle with bots and open a station; SCENARIO=name chooses which
	@scripts/setup $(if $(DISPLAY)$(WAYLAND_DISPLAY),window)
	@scripts/play '$(or $(SCENARIO),$(scenario))'

web: ## build the station for browsers into bin/web, from where bin/broadside-server serves it
	@scripts/web

vet: ## vet what is built for Windows, macOS, browsers and "make play", with the tests that are built there
	@go vet -tags lean ./cmd/server
	@GOOS=windows go vet ./...
	@GOOS=darwin go vet ./...
	@GOOS=js GOARCH=wasm go vet $$(GOOS=js GOARCH=wasm go list -deps ./cmd/station | grep '^broadside/' | grep -vxE 'broadside/(netcode|cmd/station|cmd/station/link)')
	@GOOS=js GOARCH=wasm go build -o /dev/null ./cmd/station

# Without this folder's path, another clone finds the packages built; without what only
# debuggers read, building takes an eighth less. Other targets build as go by hand does.
test: export GOFLAGS := $(GOFLAGS) -trimpath -gcflags=all=-dwarf=false
test: ## check format, vet, lint and races, then run every test
	@scripts/setup window screen race
	@scripts/window go run ./scripts/suite

test-browser: ## play at a table from a real Chromium and Firefox, at a desktop and on a phone, over a wire that is cut, and break what a browser can; LOOKS=folder keeps pictures
	@scripts/setup window screen browsers
	@env -u DISPLAY -u WAYLAND_DISPLAY scripts/window go test -tags browser -count=1 -v -timeout 30m ./cmd/station/browser

test-faults: ## cause every fault in docs/faults.md, at full count, and again with fewer under the race detector; takes long
	@scripts/setup window screen race
	@FAULTS=full scripts/window go test -tags failpoint -count=1 -p 1 -parallel 4 -timeout 2h -run '^TestFault[A-Z]' ./...
	@$(race) -tags failpoint -count=1 -p 1 -timeout 2h -run '^TestFault[A-Z]' ./...

mutants: ## put faults into a copy of the program, one by one (ONLY=pattern chooses), and check that tests notice each; takes long
	@scripts/setup window screen
	@scripts/window go run ./scripts/mutants -only '$(ONLY)'

nights: ## play NIGHTS (100) nights of MINUTES (10) by seed, from NIGHT on, with all that can go wrong; one that fails is repeated by its seed
	@NIGHT='$(NIGHT)' NIGHTS='$(or $(NIGHTS),100)' MINUTES='$(or $(MINUTES),10)' go test -count=1 -v -timeout 0 -run '^TestFaultNights$$' ./cmd/server/night

soak: ## let people come, leave and die, and kill the table, for DURATION (1h), and look for races and leaks
	@scripts/setup window screen race
	@SOAK='$(or $(DURATION),1h)' $(race) -v -count=1 -timeout 0 -run '^TestFault(ManyNights|PeopleComeLeaveAndDie)$$' \
		./cmd/server/table ./cmd/station/link

compare: ## measure beside bare loops, msgpack and quic-go, and write docs/performance.md; eight minutes, or one with QUICK=1, which only prints
	@go build -o bin/broadside-server ./cmd/server
	@go run ./scripts/compare $(if $(QUICK),-quick,-out docs/performance.md)

hall-load: ## run TABLES (100) of bots with 5 idle stations each on this machine for DURATION (1m), and print what they cost
	@HALL_LOAD='$(or $(TABLES),100)' HALL_TIME='$(or $(DURATION),1m)' go test -v -count=1 -timeout 0 -run '^TestHallLoad$$' ./cmd/server

hall-crowd: ## run TABLES (1000) without battles at ten hosts and three NATS servers for DURATION (10m), kill a host each KILL (1m), and print how long tables are away
	@HALL_CROWD='$(or $(TABLES),1000)' HALL_TIME='$(or $(DURATION),10m)' HALL_KILL='$(or $(KILL),1m)' go test -v -count=1 -timeout 0 -run '^TestCrowdOfTables$$' ./cmd/server/hall

test-service: ## run docs/broadside.service under a real systemd, apart from the machine's own, and kill it; as root
	@scripts/service

test-portable: ## play recordings here, on arm64 (qemu-user) and as wasm (Node), and compare every tick
	@scripts/portable

dist: ## build what people install on Windows, macOS and Linux into bin/dist, with checksums
	@go run ./scripts/dist

test-packages: dist ## install and remove the Debian packages in a bare root, and run the programs there and on arm64; as root
	@scripts/packages

test-windows: ## run the programs for Windows under Wine: stories, a table that is killed and resumed, a window
	@scripts/windows

bench: ## run every benchmark, with its allocations
	@scripts/setup window screen
	@scripts/window go test -run '^$$' -bench . -benchmem -p 1 ./...

fuzz: ## feed each fuzz target for FUZZTIME (60s)
	@scripts/setup window screen
	@scripts/window scripts/fuzz '$(or $(FUZZTIME),60s)'

pictures: ## take docs/pictures/*.png, one of each seat in a running battle, and a film of a round
	@scripts/setup window screen film
	@env -u DISPLAY -u WAYLAND_DISPLAY scripts/window scripts/pictures
