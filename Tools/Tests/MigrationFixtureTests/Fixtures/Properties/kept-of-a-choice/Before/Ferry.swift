import UIKit

final class Ferry6121: Sendable {
  nonisolated(unsafe) static var all = [Ferry6121(cars: 2)]
  static var current: Ferry6121 { all[0] }
  static var last: Ferry6121? { all.last }
  let cars: Int
  init(cars: Int) { self.cars = cars }
}

/// Keeps the object that is chosen when a screen is made.
final class FerryScreen6121: UIViewController {
  private let ferry = Ferry6121.current

  override func viewDidLoad() { title = "\(ferry.cars)" }
}

final class FerryList6121: UIViewController {
  private let ferry = Ferry6121.last

  override func viewDidLoad() { title = "\(ferry?.cars ?? 0)" }
}
