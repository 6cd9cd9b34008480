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
  /// Where problems may be missing.
  package let gaps: [SurveyGap]
  /// The places that fetch, those of registrations among them.
  package let fetches: [ContainerFetch]

  package init(_ registrations: Registrations, scope: ProjectScope) {
    let services = RegisteredServices(registrations, scope)
    var readers = [Set<String>](repeating: [], count: registrations.all.count)
    for registration in registrations.all {
      for fetch in registration.body.fetches {
        for index in services.registrations(for: fetch.key, in: registration.file) {
          readers[index].insert(registration.services.first ?? "")
        }
      }
    }
    for read in registrations.reads {
      for index in read.key.map({ services.registrations(for: $0, in: read.file) }) ?? [] {
        readers[index].insert(read.owner ?? read.place.path)
      }
    }
    let planned = RegistrationPlanner.lifetimes(of: registrations, scope: scope)
    entries = zip(registrations.all, zip(planned, readers)).map { registration, found in
      Entry(registration: registration, lifetime: found.0, readers: found.1.sorted())
    }
    problems = WiringProblems.joined(
      Self.unread(entries, registrations, services)
        + Self.missing(registrations, services, scope))
    container = registrations.dialect.name
    gaps = SurveyGap.all(in: registrations)
    fetches = ContainerFetches(registrations, scope).all
  }

  /// Code that fetches what it does not name may fetch any of them.
  private static func unread(
    _ entries: [Entry], _ registrations: Registrations, _ services: RegisteredServices
  ) -> [WiringProblem] {
    guard !registrations.isDoubtful, registrations.reads.allSatisfy({ $0.key != nil }),
      !registrations.all.contains(where: \.mayFetchAny)
    else { return [] }
    let keys =
      (registrations.mentions + registrations.reads).map { (key: $0.key, file: $0.file) }
      + registrations.all.flatMap { registration in
        registration.body.fetches.map { (key: $0.key, file: registration.file) }
      }
    let mentioned = Set(
      keys.flatMap { key, file in key.map { services.registrations(naming: $0, in: file) } ?? [] })
    return entries.enumerated().filter { index, entry in
      entry.readers.isEmpty && entry.registration.isCertain && !mentioned.contains(index)
    }.map { problem(of: $0.element) }
  }

  private static func problem(of entry: Entry) -> WiringProblem {
    let registration = entry.registration
    let name = registration.property ?? registration.services.first ?? ""
    return WiringProblem(
      name: .unreadRegistration, path: registration.path, position: registration.position,
      message: "'\(name)' is registered, and nothing fetches it", subject: name)
  }

  /// Only types of the project, and only where all that is registered can be read.
  private static func missing(
    _ registrations: Registrations, _ services: RegisteredServices, _ scope: ProjectScope
  ) -> [WiringProblem] {
    guard registrations.unreadable == nil, !registrations.isDoubtful else { return [] }
    func isMissing(_ key: RegistrationKey?, _ type: String?, _ file: Int) -> Bool {
      guard let key, let type, services.registrations(for: key, in: file).isEmpty else {
        return false
      }
      return scope.type(named: type.serviceKey, in: nil, file: file) != nil
    }
    let reads = registrations.reads
      .filter { $0.isCertain && isMissing($0.key, $0.type, $0.file) }
      .map { (type: $0.type ?? "", path: $0.place.path, position: $0.place.position) }
    let fetches = registrations.all.flatMap { registration in
      registration.body.fetches
        .filter { $0.isCertain && isMissing($0.key, $0.type, registration.file) }
        .map { (type: $0.type ?? "", path: registration.path, position: $0.position) }
    }
    return (reads + fetches).map { place in
      let type = place.type.withoutOptional
      return WiringProblem(
        name: .notRegistered, path: place.path, position: place.position,
        message: "nothing registers '\(type)', which is fetched here", subject: type)
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
