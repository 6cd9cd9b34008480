print(try await MailSorter().sort("8004"))
do { print(try await MailSorter().sort("")) } catch { print(error) }
do { print(try await MailSorter().sort("80")) } catch { print(error) }
