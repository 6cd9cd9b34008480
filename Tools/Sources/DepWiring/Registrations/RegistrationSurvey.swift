import DepFacts
package import DepModel
package import DepSyntax

/// Which registrations of a container are read, and what is read that nothing registers.
package struct RegistrationSurvey {
  /// A registration with the places that fetch its object.
  package struct Entry {
    package let registration: Registration
    package let lifetime: RegistrationLifetime?
    /// The types that fetch it, sorted; the registrations among them by what they make.
    package let readers: [String]

    /// The property that registers it, else the types under which it is fetched.
    package var name: String {
      registration.property ?? registration.services.joined(separator: ", ")
    }
  }

  package let container: String
  package let entries: [Entry]
  package let problems: [WiringProblem]
  /// The places that fetch, those of registrations among them.
  package let fetches: [ContainerFetch]

  package init(_ registrations: Registrations, scope: ProjectScope) {
    var readers: [RegistrationKey: Set<String>] = [:]
    for registration in registrations.all {
      for fetch in registration.body.fetches {
        readers[fetch.key, default: []].insert(registration.services.first ?? "")
      }
    }
    for read in registrations.reads {
      if let key = read.key { readers[key, default: []].insert(read.owner ?? read.place.path) }
    }
    let planned = RegistrationPlanner.lifetimes(of: registrations, scope: scope)
    entries = registrations.all.enumerated().map { index, registration in
      let all = registration.keys.reduce(into: Set()) { $0.formUnion(readers[$1] ?? []) }
      return Entry(registration: registration, lifetime: planned[index], readers: all.sorted())
    }
    // Code that fetches what it does not name may fetch any of them.
    let isComplete = registrations.reads.allSatisfy { $0.key != nil }
    let unread = isComplete ? entries.filter(\.readers.isEmpty).map(Self.unread) : []
    problems = WiringProblems.joined(unread + Self.missing(registrations, scope))
    container = registrations.dialect.name
    fetches = ContainerFetches(registrations, scope).all
  }

  private static func unread(_ entry: Entry) -> WiringProblem {
    let registration = entry.registration
    let name = registration.property ?? registration.services.first ?? ""
    return WiringProblem(
      name: .unreadRegistration, path: registration.path, position: registration.position,
      message: "'\(name)' is registered, and nothing fetches it", subject: name)
  }

  /// Only types of the project: other names may be generic parameters.
  private static func missing(
    _ registrations: Registrations, _ scope: ProjectScope
  ) -> [WiringProblem] {
    let known = Set(registrations.all.flatMap(\.keys))
    func isMissing(_ key: RegistrationKey?, _ type: String?, _ file: Int) -> Bool {
      guard let key, !known.contains(key), let type else { return false }
      return scope.type(named: type.serviceKey, in: nil, file: file) != nil
    }
    let reads = registrations.reads.filter { isMissing($0.key, $0.type, $0.file) }
      .map { (type: $0.type ?? "", path: $0.place.path, position: $0.place.position) }
    let fetches = registrations.all.flatMap { registration in
      registration.body.fetches.filter { isMissing($0.key, $0.type, registration.file) }
        .map { (type: $0.type ?? "", path: registration.path, position: $0.position) }
    }
    return (reads + fetches).map { place in
      WiringProblem(
        name: .notRegistered, path: place.path, position: place.position,
        message: "nothing registers '\(place.type)', which is fetched here", subject: place.type)
    }
  }

  /// One line for each registration: its place, its lifetime and its readers.
  package var text: String {
    entries.map { entry in
      let registration = entry.registration
      let name = entry.name
      let readers = entry.readers.isEmpty ? "nothing" : entry.readers.joined(separator: ", ")
      return "\(registration.path):\(registration.position.line): \(name): "
        + "\(entry.lifetime?.sentence ?? "lifetime unknown"), fetched by \(readers)\n"
    }.joined()
  }
}

extension RegistrationLifetime {
  /// How lists of registrations name it.
  package var sentence: String {
    switch self {
    case .kept: "kept"
    case .new: "new each time"
    case .graph: "one for each fetch"
    case .retained: "kept while something holds it"
    }
  }
}
