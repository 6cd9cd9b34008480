KettleDrum(beats: 3) { print("beat", $0) }.play()
