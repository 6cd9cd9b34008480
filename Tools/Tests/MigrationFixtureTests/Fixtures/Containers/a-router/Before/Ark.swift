import FactoryKit

final class Ant1411 {}
final class Bee1411 {}
final class Cat1411 {}
final class Dog1411 {}
final class Elk1411 {}
final class Fox1411 {}
final class Gnu1411 {}
final class Hen1411 {}
final class Ibis1411 {}
final class Jay1411 {}
final class Kid1411 {}
final class Lynx1411 {}
final class Mole1411 {}

extension Container {
  var ant1411: Factory<Ant1411> { self { Ant1411() } }
  var bee1411: Factory<Bee1411> { self { Bee1411() } }
  var cat1411: Factory<Cat1411> { self { Cat1411() } }
  var dog1411: Factory<Dog1411> { self { Dog1411() } }
  var elk1411: Factory<Elk1411> { self { Elk1411() } }
  var fox1411: Factory<Fox1411> { self { Fox1411() } }
  var gnu1411: Factory<Gnu1411> { self { Gnu1411() } }
  var hen1411: Factory<Hen1411> { self { Hen1411() } }
  var ibis1411: Factory<Ibis1411> { self { Ibis1411() } }
  var jay1411: Factory<Jay1411> { self { Jay1411() } }
  var kid1411: Factory<Kid1411> { self { Kid1411() } }
  var lynx1411: Factory<Lynx1411> { self { Lynx1411() } }
  var mole1411: Factory<Mole1411> { self { Mole1411() } }
}

/// Makes everything, as routers do.
final class ArkRouter1411 {
  func all() -> [Any] {
    [
      Container.shared.ant1411(),
      Container.shared.bee1411(),
      Container.shared.cat1411(),
      Container.shared.dog1411(),
      Container.shared.elk1411(),
      Container.shared.fox1411(),
      Container.shared.gnu1411(),
      Container.shared.hen1411(),
      Container.shared.ibis1411(),
      Container.shared.jay1411(),
      Container.shared.kid1411(),
      Container.shared.lynx1411(),
      Container.shared.mole1411(),
    ]
  }
}

final class ArkKeeper1411 {
  func one() -> Any { Container.shared.ant1411() }
}

/// Has a property for each, which becomes a field.
final class ArkStable1411 {
  private let ant = Container.shared.ant1411()
  private let bee = Container.shared.bee1411()
  private let cat = Container.shared.cat1411()
  private let dog = Container.shared.dog1411()
  private let elk = Container.shared.elk1411()
  private let fox = Container.shared.fox1411()
  private let gnu = Container.shared.gnu1411()
  private let hen = Container.shared.hen1411()
  private let ibis = Container.shared.ibis1411()
  private let jay = Container.shared.jay1411()
  private let kid = Container.shared.kid1411()
  private let lynx = Container.shared.lynx1411()
  private let mole = Container.shared.mole1411()

  func all() -> [Any] {
    [ant, bee, cat, dog, elk, fox, gnu, hen, ibis, jay, kid, lynx, mole]
  }
}
