protocol TelescopeProtocol: Sendable {
  func magnify(_ object: String) -> String
}

final class Telescope: Sendable {
  let inches: Int

  init(inches: Int) { self.inches = inches }

  func magnify(_ object: String) -> String { "\(object) x\(inches * 20)" }
}

extension Telescope: TelescopeProtocol {}
