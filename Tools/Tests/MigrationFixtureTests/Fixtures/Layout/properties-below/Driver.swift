print(WoolCarder(mode: .fast).card(), WoolCarder.rest())
