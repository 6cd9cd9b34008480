let announcer = Announcer(dependencies: .init(loudspeaker: { Loudspeaker(volume: 1) }))
expect(announcer.say("x") == "x at 1", "the closure is asked")
