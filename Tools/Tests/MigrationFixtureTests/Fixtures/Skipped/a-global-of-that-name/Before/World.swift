import Foundation

struct Sails6140 {
  var canvas = "canvas"
}

let dependencies = Sails6140()
