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
  struct Dependencies {
    var makeFerryTicket6169: (Int) -> FerryTicket6169
    var makeFerryTicket61692: (_ seat: Int, _ deck: String) -> FerryTicket6169
    var makeFerryTicket61693: () -> FerryTicket6169
    var ferryEngine6169: any FerryEngine6169

    init(
      makeFerryTicket6169: @escaping (Int) -> FerryTicket6169,
      makeFerryTicket61692: @escaping (_ seat: Int, _ deck: String) -> FerryTicket6169,
      makeFerryTicket61693: @escaping () -> FerryTicket6169,
      ferryEngine6169: any FerryEngine6169
    ) {
      self.makeFerryTicket6169 = makeFerryTicket6169
      self.makeFerryTicket61692 = makeFerryTicket61692
      self.makeFerryTicket61693 = makeFerryTicket61693
      self.ferryEngine6169 = ferryEngine6169
    }

    init(_ container: Resolver) {
      self.init(
        makeFerryTicket6169: { container.resolve(FerryTicket6169.self, argument: $0)! },
        makeFerryTicket61692: { container.resolve(FerryTicket6169.self, arguments: $0, $1)! },
        makeFerryTicket61693: { container.resolve(FerryTicket6169.self, name: "free")! },
        ferryEngine6169: container.resolve(FerryEngine6169.self)!)
    }
  }

  private let dependencies: Dependencies
  private let engine: FerryEngine6169

  convenience init(resolver: Resolver) {
    self.init(dependencies: Dependencies(resolver))
  }

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
    engine = dependencies.ferryEngine6169
  }

  func sail(seat: Int, deck: String) -> [String] {
    let ticket = dependencies.makeFerryTicket6169(seat)
    let first = dependencies.makeFerryTicket61692(seat, deck)
    let free = dependencies.makeFerryTicket61693().text
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
