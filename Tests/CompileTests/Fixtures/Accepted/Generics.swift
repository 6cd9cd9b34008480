// Generic types, and types nested in them: each specialisation has dependencies of its own.
import DepStructs

protocol Storage<Element>: Sendable {
  associatedtype Element: Sendable
  func load() -> [Element]
}
struct EmptyStorage<Element: Sendable>: Storage {
  func load() -> [Element] { [] }
}

final class Repository<Element: Sendable>: Sendable {
  struct Dependencies: TransitionalDependencies, Sendable {
    var storage: EmptyStorage<Element>
    var load: @Sendable () -> [Element]
    static var live: Self { Self(storage: .init(), load: { [] }) }
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }

  /// Nested in a generic type, and not generic itself.
  final class Cursor: Sendable {
    struct Dependencies: TransitionalDependencies, Sendable {
      var repository: Repository<Element>
      static var live: Self { Self(repository: Repository()) }
    }
    private let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  }

  /// Nested in a generic type, and generic again.
  struct Page<Key: Hashable & Sendable> {
    struct Dependencies: TransitionalDependencies, Sendable {
      var makeCursor: @Sendable (Key) -> Cursor
      static var live: Self { Self(makeCursor: { _ in Cursor() }) }
    }
    private let dependencies: Dependencies
    init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
  }
}

/// Generic over what it is given, instead of an existential.
final class Screen<Source: Storage> {
  struct Dependencies: Sendable {
    var source: Source
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

/// A default for some specialisations only.
extension Screen.Dependencies: TransitionalDependencies where Source == EmptyStorage<Int> {
  static var live: Self { Self(source: .init()) }
}

extension Screen where Source == EmptyStorage<Int> {
  convenience init() { self.init(dependencies: .defaultDependencies) }
}

enum Namespace<Tag> {
  enum Inner {
    actor Worker {
      struct Dependencies: TransitionalDependencies, Sendable {
        var name: String
        static var live: Self { Self(name: "\(Tag.self)") }
      }
      private let dependencies: Dependencies
      init(dependencies: Dependencies = .defaultDependencies) { self.dependencies = dependencies }
    }
  }
}

func generic<Element: Sendable>(_ type: Element.Type) -> Repository<Element> {
  withDefaultDependencies(Repository<Element>.Dependencies(storage: .init(), load: { [] })) {
    Repository()
  }
}

func test() {
  _ = Repository<Int>()
  _ = Repository<Int>.Cursor()
  _ = Repository<Int>.Page<String>()
  _ = Repository.Page(dependencies: .init(makeCursor: { (_: Int) in Repository<String>.Cursor() }))
  _ = Screen()
  _ = Screen(dependencies: .init(source: EmptyStorage<String>()))
  _ = Namespace<Never>.Inner.Worker()
  _ = generic(Bool.self)
  withDefaultDependencies(
    Repository<Int>.Dependencies(storage: .init(), load: { [1] }),
    Repository<String>.Dependencies(storage: .init(), load: { ["one"] })
  ) {
    _ = Repository<Int>.Cursor.Dependencies.defaultDependencies
  }
}
