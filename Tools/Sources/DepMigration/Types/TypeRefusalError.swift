import DepPlan

/// A refusal that is thrown or returned as a failure.
struct TypeRefusalError: Error {
  var reason: ReasonName
  var detail: String
}
