final class Decaf: BeanStoreProtocol {
  func grams() -> Int { 1 }
}
var said = ""
CoffeeMachine(cups: 2, dependencies: .init(beanStore: Decaf())) { said = $0 }.brew()
expect(said == "2 cups from 2 g", "the mock is asked: \(said)")
