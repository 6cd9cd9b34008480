print(PostOffice5102().waiting())
