let queue = TicketQueue(seats: [4, 5])
print(try await queue.sellFirst().value)
print(try await queue.sellAll())
print(await queue.sellDetached().value)
