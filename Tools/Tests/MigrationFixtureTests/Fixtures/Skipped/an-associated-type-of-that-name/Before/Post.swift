import Foundation

protocol Effect6191 {
  associatedtype Dependencies
  func run(_ dependencies: Dependencies) -> String
}

protocol AppEffect6191: Effect6191 where Dependencies == Int {}

struct Post6191: AppEffect6191 {
  func run(_ dependencies: Int) -> String { "\(dependencies) \(Date().timeIntervalSince1970 > 0)" }
}

struct Note6191 {
  func run() -> String { "\(Date().timeIntervalSince1970 > 0)" }
}
