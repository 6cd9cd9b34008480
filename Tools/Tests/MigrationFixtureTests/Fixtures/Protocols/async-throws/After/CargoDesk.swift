enum CargoError: Error { case tooHeavy, lost }

protocol CargoAPIProtocol: Sendable {
  func quote(_ kilos: Int) throws -> Int
  func book(_ kilos: Int) async throws -> String
  func track(_ id: Int) async throws(CargoError) -> String
  var isOpen: Bool { get async }
  var tariff: Int { get throws }
}

final class CargoAPI: Sendable {
  static let shared = CargoAPI()

  func quote(_ kilos: Int) throws -> Int {
    if kilos > 100 { throw CargoError.tooHeavy }
    return kilos * 2
  }

  func book(_ kilos: Int) async throws -> String { "booked \(kilos)" }

  func track(_ id: Int) async throws(CargoError) -> String {
    if id < 0 { throw .lost }
    return "at sea"
  }

  var isOpen: Bool { get async { true } }

  var tariff: Int { get throws { 5 } }

  func unused() -> Int { 0 }
}

extension CargoAPI: CargoAPIProtocol {}

final class CargoDesk: Sendable {
  struct Dependencies {
    var cargoAPI: any CargoAPIProtocol

    static var defaultDependencies: Self {
      Self(cargoAPI: CargoAPI.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func serve(_ kilos: Int, id: Int) async -> [String] {
    var lines = ["\(await dependencies.cargoAPI.isOpen)", "\((try? dependencies.cargoAPI.tariff) ?? 0)"]
    do { lines.append("\(try dependencies.cargoAPI.quote(kilos))") } catch { lines.append("\(error)") }
    lines.append((try? await dependencies.cargoAPI.book(kilos)) ?? "none")
    do throws(CargoError) {
      lines.append(try await dependencies.cargoAPI.track(id))
    } catch {
      switch error {
      case .lost: lines.append("lost")
      case .tooHeavy: lines.append("heavy")
      }
    }
    return lines
  }
}
