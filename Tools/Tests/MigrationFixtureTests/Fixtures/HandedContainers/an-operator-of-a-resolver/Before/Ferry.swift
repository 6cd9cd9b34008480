import Swinject
import SwinjectAutoregistration

protocol FerryEngine6169 {
  func start() -> String
}

final class DieselFerryEngine6169: FerryEngine6169 {
  func start() -> String { "diesel" }
}

final class FerryTicket6169 {
  let text: String
  init(text: String) { self.text = text }
}

func ferryContainer6169() -> Container {
  let container = Container()
  container.register(FerryEngine6169.self) { _ in DieselFerryEngine6169() }
  container.register(FerryTicket6169.self, name: "free") { _ in FerryTicket6169(text: "free") }
  container.register(FerryTicket6169.self) { (_, seat: Int) in FerryTicket6169(text: "\(seat)") }
  container.register(FerryTicket6169.self) { (_, seat: Int, deck: String) in
    FerryTicket6169(text: "\(seat) \(deck)")
  }
  return container
}

final class Ferry6169 {
  private let resolver6169: Resolver
  private let engine: FerryEngine6169

  init(resolver: Resolver) {
    resolver6169 = resolver
    engine = resolver ~> FerryEngine6169.self
  }

  func sail(seat: Int, deck: String) -> [String] {
    let ticket = resolver6169 ~> (FerryTicket6169.self, argument: seat)
    let first = resolver6169 ~> (FerryTicket6169.self, arguments: (seat, deck))
    let free = (resolver6169 ~> (FerryTicket6169.self, name: "free")).text
    return [engine.start(), ticket.text, first.text, free]
  }
}

/// Hands over more than the operator tells.
final class FerryQueue6169 {
  private let resolver: Resolver

  init(resolver: Resolver) {
    self.resolver = resolver
  }

  func wait(_ seat: (FerryTicket6169.Type, argument: Int)) -> String { (resolver ~> seat).text }
}
