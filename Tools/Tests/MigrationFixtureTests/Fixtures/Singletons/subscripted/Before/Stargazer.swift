import Foundation

final class NightSky: @unchecked Sendable {
  static let shared = NightSky()
  private var names: [Int: String] = [1: "Vega"]

  subscript(number: Int) -> String {
    get { names[number] ?? "dark" }
    set { names[number] = newValue }
  }
}

final class Stargazer {
  func name(_ number: Int, _ name: String) -> String {
    let old = NightSky.shared[number]
    NightSky.shared[number] = name
    return "\(old) is \(NightSky.shared[number])"
  }
}
