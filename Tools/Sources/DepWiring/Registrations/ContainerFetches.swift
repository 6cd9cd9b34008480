import DepFacts
import DepModel
import DepSyntax

/// What code of a project fetches from one container, with the types that it means.
struct ContainerFetches {
  private let registrations: Registrations
  private let scope: ProjectScope
  private let registered: [RegistrationKey: Registration]

  init(_ registrations: Registrations, _ scope: ProjectScope) {
    self.registrations = registrations
    self.scope = scope
    registered = registrations.all.reduce(into: [:]) { table, registration in
      for key in registration.keys where table[key] == nil { table[key] = registration }
    }
  }

  var all: [ContainerFetch] {
    let reads = registrations.reads.map { read in
      fetch(
        read.key, read.type, owner: read.owner.flatMap { type($0, read.file) }, read.file,
        read.place.position)
    }
    let needs = registrations.all.flatMap { registration in
      registration.body.fetches.map { need in
        fetch(
          need.key, need.type, owner: type(of: registration), registration.file, need.position)
      }
    }
    return reads + needs
  }

  private func fetch(
    _ key: RegistrationKey?, _ written: String?, owner: Int?, _ file: Int,
    _ position: SourcePosition
  ) -> ContainerFetch {
    let meant = written.flatMap { type($0, file) }
    let registration = key.flatMap { registered[$0] }
    return ContainerFetch(
      container: registrations.dialect.name, owner: owner, file: file, position: position,
      target: meant ?? registration.flatMap(type(of:)),
      name: written ?? registration?.services.first ?? key?.property)
  }

  private func type(of registration: Registration) -> Int? {
    registration.services.first.flatMap { type($0, registration.file) }
  }

  private func type(_ written: String, _ file: Int) -> Int? {
    scope.type(named: written.serviceKey, in: nil, file: file)
  }
}

extension RegistrationKey {
  fileprivate var property: String? {
    if case .property(let name) = self { name } else { nil }
  }
}
