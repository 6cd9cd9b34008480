let telegraph6154Clerk = TelegraphClerk6154(dependencies: .init(callTelegraph6154: { $0.count }))
expect(telegraph6154Clerk.send("four") == 4, "the telegraph of the test")
