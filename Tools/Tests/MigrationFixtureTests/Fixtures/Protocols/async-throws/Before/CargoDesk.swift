enum CargoError: Error { case tooHeavy, lost }

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

final class CargoDesk: Sendable {
  init() {}

  func serve(_ kilos: Int, id: Int) async -> [String] {
    var lines = ["\(await CargoAPI.shared.isOpen)", "\((try? CargoAPI.shared.tariff) ?? 0)"]
    do { lines.append("\(try CargoAPI.shared.quote(kilos))") } catch { lines.append("\(error)") }
    lines.append((try? await CargoAPI.shared.book(kilos)) ?? "none")
    do throws(CargoError) {
      lines.append(try await CargoAPI.shared.track(id))
    } catch {
      switch error {
      case .lost: lines.append("lost")
      case .tooHeavy: lines.append("heavy")
      }
    }
    return lines
  }
}
