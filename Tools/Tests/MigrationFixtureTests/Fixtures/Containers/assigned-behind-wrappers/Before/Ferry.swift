import FactoryKit

final class FerryClock1505: @unchecked Sendable {
  var hour = 6
}

final class FerryBell1505: @unchecked Sendable {
  var clock: FerryClock1505?
  static let main = FerryBell1505()
}

struct FerryRoom1505 {
  var bell: FerryBell1505? = FerryBell1505()
}

extension Container {
  var ferryClock1505: Factory<FerryClock1505> { self { FerryClock1505() }.singleton }
  var ferryBell1505: Factory<FerryBell1505> { self { FerryBell1505() }.singleton }
}
