import DepAudit
import DepModel
import DepSyntax
import DepWiring

/// What the audit says about containers: what `wire --from-container NAME --check` finds.
enum ContainerRules {
  struct Outcome {
    var problems: [RootProblem] = []
    var summaries: [ContainerSummary] = []
  }

  static func outcome(for project: ProjectTrees) -> Outcome {
    ProjectContainers.all(in: project).reduce(into: Outcome()) { outcome, registrations in
      let survey = RegistrationSurvey(registrations, scope: project.scope)
      outcome.problems += survey.problems.compactMap(RootRules.problem)
      outcome.summaries.append(summary(of: survey, in: project.model))
    }
  }

  /// The places that get objects from containers.
  static func fetches(in project: ProjectTrees) -> [ContainerFetch] {
    ProjectContainers.all(in: project).flatMap {
      RegistrationSurvey($0, scope: project.scope).fetches
    }
  }

  private static func summary(
    of survey: RegistrationSurvey, in model: ProjectModel
  ) -> ContainerSummary {
    ContainerSummary(
      name: survey.container,
      registrations: survey.entries.map { entry in
        .init(
          name: entry.name, lifetime: entry.lifetime?.sentence, file: entry.registration.path,
          position: entry.registration.position, readers: entry.readers)
      },
      fetches: survey.fetches.map { fetch in
        .init(
          name: fetch.name, type: fetch.owner.map { model.types[$0].name } ?? "",
          file: model.files[fetch.file].path, position: fetch.position)
      },
      unreadCount: survey.problems.count { $0.name == .unreadRegistration },
      missingCount: survey.problems.count { $0.name == .notRegistered },
      gaps: survey.gaps.map { .init(reason: $0.reason, file: $0.path, position: $0.position) })
  }
}
