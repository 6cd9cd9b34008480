print(Taken4Screen(title: "a") { print($0) }.text)
