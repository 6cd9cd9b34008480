struct Ticket: ~Copyable { var number = 0 }
protocol Gate: ~Copyable {
  func check(_ ticket: borrowing Ticket) -> Bool
  func take(_ ticket: consuming Ticket)
  func make(_ number: Int) -> Ticket
  func change(_ ticket: inout Ticket)
  func maybe() -> Ticket?
  consuming func close()
  borrowing func peek() -> Int
  mutating func open()
  func hold<T: ~Copyable>(_ value: borrowing T) -> Int
  var ticket: Ticket { get }
}
// MARK: use
func useNoncopyable() async throws {
  let mock = GateMock()
  mock.checkHandler = { $0.number == 1 }
  expect(mock.check(Ticket(number: 1)))
  mock.makeHandler = { Ticket(number: $0) }
  expect(mock.make(3).number == 3 && mock.makeArgValues == [3])
  mock.changeHandler = { $0.number = 5 }
  var ticket = Ticket()
  mock.change(&ticket)
  expect(ticket.number == 5)
  expectReport { mock.take(Ticket()) }
  expectReport { mock.open() }
  expectReport { mock.close() }
  mock.holdHandler = { 4 }
  expect(mock.hold(ticket) == 4)
}
