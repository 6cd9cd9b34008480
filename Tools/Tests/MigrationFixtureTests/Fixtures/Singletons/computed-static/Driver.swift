print(Toastmaster().toast())
