/// A place in the code of an object, a static or a global that leads to something of the project.
package struct CodeStep: Sendable {
  /// The nodes of ``ProjectEffects``: the number of a type stands for its instances.
  package var from: Int32
  package var to: Int32
  /// The type of the object that is reached; -1 where only the declaration tells.
  package var object: Int32
  var file: Int32
  /// The index of the member around; -1 between members.
  var member: Int32
}
