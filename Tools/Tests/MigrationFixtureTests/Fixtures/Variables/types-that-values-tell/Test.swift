import Foundation

var fixed2902 = Reader2902.Dependencies.defaultDependencies
fixed2902.mode = { .compact }
fixed2902.shade = { Shade2902(name: "ash") }
print(Reader2902(dependencies: fixed2902).text())
