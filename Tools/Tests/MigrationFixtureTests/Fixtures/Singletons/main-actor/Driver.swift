await MainActor.run { print(WindowDresser().dress(), WindowDresser().dress()) }
