print(Link6205().text())
