let curtain = Curtain()
Stagehand(dependencies: .init(curtain: curtain)).open()
expect(curtain.isOpen && curtain.ropes == [6, 2], "the mock is changed")
