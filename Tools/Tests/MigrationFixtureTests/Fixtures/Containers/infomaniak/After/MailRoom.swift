import InfomaniakDI

final class MailSorter1307: Sendable {
  init() { print("a sorter is made") }
  func sort(_ letters: [String]) -> [String] { letters.sorted() }
}

actor MailRoom1307 {
  struct Dependencies {
    var makeSorter: @Sendable () -> MailSorter1307

    static var defaultDependencies: Self {
      Self(
        makeSorter: {
          @LazyInjectService var sorter: MailSorter1307
          return sorter
        })
    }
  }

  private let dependencies: Dependencies

  private lazy var sorter: MailSorter1307 = dependencies.makeSorter()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sorted(_ letters: [String]) -> [String] { sorter.sort(letters) }
}

final class MailSlot1307 {
  struct Dependencies {
    var sorter: MailSorter1307

    static var defaultDependencies: Self {
      @InjectService var sorter: MailSorter1307
      return Self(sorter: sorter)
    }
  }

  private let dependencies: Dependencies

  var letters: [String] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func empty() -> [String] { dependencies.sorter.sort(letters) }
}

struct MailTray1307 {
  struct Dependencies {
    var sorter: @Sendable () -> MailSorter1307

    static var defaultDependencies: Self {
      Self(
        sorter: {
          @LazyInjectService var sorter: MailSorter1307
          return sorter
        })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func sorted(_ letters: [String]) -> [String] { dependencies.sorter().sort(letters) }
}

final class MailDesk1307: @unchecked Sendable {
  struct Dependencies {
    var sorter: @Sendable () -> MailSorter1307

    static var defaultDependencies: Self {
      Self(
        sorter: {
          @LazyInjectService var sorter: MailSorter1307
          return sorter
        })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func sorted(_ letters: [String]) -> [String] { dependencies.sorter().sort(letters) }
}
