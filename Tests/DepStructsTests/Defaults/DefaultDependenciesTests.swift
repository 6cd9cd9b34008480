import DepStructs
import Foundation
import Testing

private protocol Greeter: Sendable { var greeting: String { get } }
private struct LiveGreeter: Greeter { let greeting = "live" }
private struct MockGreeter: Greeter { var greeting: String }

@Suite("Every kind of type takes its default")
struct DefaultDependenciesTests {
  private struct Dependencies: TransitionalDependencies, Sendable {
    var greeter: any Greeter
    static var live: Self { Self(greeter: LiveGreeter()) }
  }

  private final class FinalClass {
    let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  }

  private class OpenClass {
    let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  }

  private final class Subclass: OpenClass {
    struct Dependencies: TransitionalDependencies, Sendable {
      var base: DefaultDependenciesTests.Dependencies
      var own: any Greeter
      static var live: Self { Self(base: .defaultDependencies, own: LiveGreeter()) }
    }
    let own: any Greeter
    init(dependencies: Subclass.Dependencies = .defaultDependencies) {
      own = dependencies.own
      super.init(dependencies: dependencies.base)
    }
  }

  private struct Value {
    let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  }

  private actor Worker {
    let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
    func greeting() -> String { dependencies.greeter.greeting }
  }

  @MainActor
  private final class ViewModel {
    let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  }

  private final class Legacy: NSObject {
    let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
    convenience override init() { self.init(dependencies: .defaultDependencies) }
  }

  private final class Store<Element: Sendable> {
    struct Dependencies: TransitionalDependencies, Sendable {
      var elements: [Element]
      static var live: Self { Self(elements: []) }
    }
    final class Nested {
      struct Dependencies: TransitionalDependencies, Sendable {
        var name: String
        static var live: Self { Self(name: "live \(Element.self)") }
      }
      let dependencies: Dependencies
      init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
    }
    let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  }

  private let mock = Dependencies(greeter: MockGreeter(greeting: "mock"))

  @Test func finalClass() {
    #expect(FinalClass().dependencies.greeter.greeting == "live")
    withDefaultDependencies(mock) {
      #expect(FinalClass().dependencies.greeter.greeting == "mock")
    }
    #expect(FinalClass().dependencies.greeter.greeting == "live")
  }

  @Test func whatIsPassedWinsOverTheOverride() {
    let passed = Dependencies(greeter: MockGreeter(greeting: "passed"))
    withDefaultDependencies(mock) {
      #expect(FinalClass(dependencies: passed).dependencies.greeter.greeting == "passed")
    }
  }

  @Test func subclassPassesUpWhatItsBaseNeeds() {
    withDefaultDependencies(mock) {
      let subclass = Subclass()
      #expect(subclass.own.greeting == "live")
      #expect(subclass.dependencies.greeter.greeting == "mock")
    }
  }

  @Test func valueType() {
    withDefaultDependencies(mock) {
      #expect(Value().dependencies.greeter.greeting == "mock")
    }
    #expect(Value().dependencies.greeter.greeting == "live")
  }

  @Test func actorType() async {
    await withDefaultDependencies(mock) {
      #expect(await Worker().greeting() == "mock")
    }
    #expect(await Worker().greeting() == "live")
  }

  @Test @MainActor func mainActorType() async {
    await withDefaultDependencies(mock) {
      await Task.yield()
      #expect(ViewModel().dependencies.greeter.greeting == "mock")
    }
    #expect(ViewModel().dependencies.greeter.greeting == "live")
  }

  @Test func objectiveCStyleType() {
    withDefaultDependencies(mock) {
      #expect(Legacy().dependencies.greeter.greeting == "mock")
    }
    #expect(Legacy().dependencies.greeter.greeting == "live")
  }

  @Test func genericTypesHaveADefaultForEachArgument() {
    withDefaultDependencies(Store<Int>.Dependencies(elements: [1])) {
      #expect(Store<Int>().dependencies.elements == [1])
      #expect(Store<String>().dependencies.elements.isEmpty)
    }
  }

  @Test func typeNestedInAGenericType() {
    withDefaultDependencies(Store<Int>.Nested.Dependencies(name: "mock")) {
      #expect(Store<Int>.Nested().dependencies.name == "mock")
      #expect(Store<String>.Nested().dependencies.name == "live String")
    }
  }
}
