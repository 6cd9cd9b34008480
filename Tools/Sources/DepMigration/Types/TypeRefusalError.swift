package import DepPlan

/// A refusal that is thrown or returned as a failure.
package struct TypeRefusalError: Error {
  package var reason: ReasonName
  package var detail: String
}
